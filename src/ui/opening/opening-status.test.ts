// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { openingWords, showOpening } from "./opening-status.ts";

const workday = [[8 * 60, 18 * 60 + 30]] as const;

const data = {
  schedule: {
    timeZone: "America/Sao_Paulo",
    week: [[], workday, workday, workday, workday, workday, []],
    special: [{ label: "Recesso", from: "2024-12-20", to: "2025-01-05", hours: [] }],
  },
  labels: {
    openUntil: "Aberto até {time}",
    openAlways: "Aberto",
    opensToday: "Abre hoje às {time}",
    opensTomorrow: "Abre amanhã às {time}",
    opensOn: "Abre {day} às {time}",
    closed: "Fechado",
    hour: "{h}h",
    hourAndMinutes: "{h}h{m}",
  },
  weekdays: ["domingo", "segunda-feira", "terça-feira"],
};

const words = (local: string, own = data) => openingWords(new Date(`${local}-03:00`), own, "pt-BR");

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

test("what is open, closed and next is said in words", () => {
  expect(words("2024-01-10T10:00:00")).toBe("Aberto até 18h30");
  expect(words("2024-01-10T07:00:00")).toBe("Abre hoje às 8h");
  expect(words("2024-01-10T19:00:00")).toBe("Abre amanhã às 8h");
  expect(words("2024-01-12T19:00:00")).toBe("Abre segunda-feira às 8h");
  expect(words("2024-12-20T10:00:00")).toBe("Recesso. Abre 6 de janeiro às 8h");
  const never = { ...data, schedule: { ...data.schedule, week: [], special: [] } };
  expect(words("2024-01-10T10:00:00", never)).toBe("Fechado");
});

test("the words change with the hour, and stop when the page is left", () => {
  vi.useFakeTimers({ now: new Date("2024-01-10T18:29:50-03:00") });
  document.documentElement.lang = "pt-BR";
  document.body.innerHTML = "<p></p>";
  const element = document.querySelector("p") as HTMLElement;
  element.dataset.opening = JSON.stringify(data);
  showOpening(element);
  expect(element.textContent).toBe("Aberto até 18h30");
  vi.advanceTimersByTime(20_000);
  expect(element.textContent).toBe("Abre amanhã às 8h");
  element.remove();
  vi.advanceTimersByTime(20_000);
  expect(vi.getTimerCount()).toBe(0);
});
