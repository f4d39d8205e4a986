/**
 * A script that sets the window title, closes the menu, and moves the focus to the heading of the
 * page that a link opened. Pages also work without it (progressive enhancement).
 */
export const pageScript = `(()=>{
const find=()=>document.getElementById(decodeURIComponent(location.hash.slice(1)));
const turn=()=>{
const target=find(),page=(target&&target.closest(".handout-page"))||document.querySelector(".handout-page");
document.title=page.dataset.title;
return target===page?page:undefined;
};
addEventListener("hashchange",()=>{
for(const menu of document.querySelectorAll("[popover]"))if(menu.hidePopover)menu.hidePopover();
const page=turn();
const heading=page&&(page.querySelector("main h1")||page);
if(heading){heading.tabIndex=-1;heading.focus({preventScroll:true})}
});
turn();
})()`.replaceAll("\n", "");

/** Returns the source expression that allows a script in a policy (CSP Level 3, "hash-source"). */
export async function scriptHashSource(script: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script)),
  );
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
