import { fill, focusMistake } from "prelo/block";
import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Inputs } from "./compute.ts";
import { type Answers, answersIn, type Faults, queryOf, readAnswers } from "./read-form.ts";
import type { CalculatorProps } from "./words.ts";

type Calculator = CalculatorProps["block"];

interface State {
  /** The last valid inputs; `undefined` before the first. */
  inputs?: Inputs;
  /** The URL that restores this calculation. */
  address?: string;
  faults: Faults;
  /** The number of submits stopped by errors; each moves the focus. */
  failures: number;
}

/** Events after which the query of the URL may have changed. */
const moves = ["popstate", "prelo:navigate"];

/**
 * The state of a calculator. Its fields are uncontrolled, so that nothing typed before the script
 * ran is lost. Each calculation is in the URL, which restores it. Nothing is sent.
 */
export function useCalculator(block: Calculator) {
  const [state, setState] = useState<State>({ faults: {}, failures: 0 });
  const ref = useRef<HTMLFormElement>(null);
  const answer = (answers: Answers) => {
    const read = readAnswers(block, answers);
    if ("faults" in read) {
      setState((before) => ({ faults: read.faults, failures: before.failures + 1 }));
      return;
    }
    const { inputs } = read;
    const query = queryOf(block, inputs);
    setState({ inputs, address: query, faults: {}, failures: 0 });
    return query;
  };
  useAddress(block, ref, answer);
  useEffect(() => {
    if (state.failures) focusMistake(ref.current);
  }, [state.failures]);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const query = answer(readForm(block, ref.current));
    // Replaces the history entry, so that going back leaves the page.
    if (query) history.replaceState(history.state, "", query);
  };
  const count = Object.keys(state.faults).length;
  const summary = count > 0 ? fill(block.messages.summary, { n: count }) : undefined;
  return { ...state, summary, form: { ref, onSubmit } };
}

/** Calculates from the URL, on arrival and after each change. */
function useAddress(
  block: Calculator,
  ref: RefObject<HTMLFormElement | null>,
  answer: (answers: Answers) => void,
): void {
  const known = useRef("");
  useLayoutEffect(() => {
    const adopt = () => {
      const { search } = window.location;
      const answers = search === known.current ? undefined : answersIn(block, search);
      known.current = search;
      if (!answers) return;
      fillIn(block, ref.current, answers);
      answer(answers);
    };
    adopt();
    for (const move of moves) window.addEventListener(move, adopt);
    return () => {
      for (const move of moves) window.removeEventListener(move, adopt);
    };
  }, [block]);
}

function readForm({ fields }: Calculator, form: HTMLFormElement | null): Answers {
  const data = form ? new FormData(form) : new FormData();
  const values = Object.entries(fields).map(([name, { parameter }]) => [
    name,
    String(data.get(parameter) ?? ""),
  ]);
  return Object.fromEntries(values) as Answers;
}

function fillIn({ fields }: Calculator, form: HTMLFormElement | null, answers: Answers): void {
  for (const [name, { parameter }] of Object.entries(fields)) {
    const control = form?.elements.namedItem(parameter);
    const value = answers[name as keyof Answers];
    if (control instanceof RadioNodeList || control instanceof HTMLInputElement)
      control.value = value;
  }
}
