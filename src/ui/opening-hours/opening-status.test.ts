// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { describeOpening, showOpeningStatus } from "./opening-status.ts";

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

const words = (local: string, own = data) =>
  describeOpening(new Date(`${local}-03:00`), own, "pt-BR");

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

test("describes the current state and the next opening time in words", () => {
  expect(words("2024-01-10T10:00:00")).toBe("Aberto até 18h30");
  expect(words("2024-01-10T07:00:00")).toBe("Abre hoje às 8h");
  expect(words("2024-01-10T19:00:00")).toBe("Abre amanhã às 8h");
  expect(words("2024-01-12T19:00:00")).toBe("Abre segunda-feira às 8h");
  expect(words("2024-12-20T10:00:00")).toBe("Recesso. Abre 6 de janeiro às 8h");
  const never = { ...data, schedule: { ...data.schedule, week: [], special: [] } };
  expect(words("2024-01-10T10:00:00", never)).toBe("Fechado");
});

test("uses the first of two words before times from one o’clock, and the second before others", () => {
  const spanish = (hour: string, opens: number) => ({
    ...data,
    schedule: { timeZone: "UTC", week: [[], [[opens, opens + 60] as const]], special: [] },
    labels: {
      ...data.labels,
      opensToday: "Abre hoy a {la|las} {time}",
      hour,
      hourAndMinutes: hour,
    },
  });
  const at = (hour: string, opens: number) =>
    describeOpening(new Date("2024-01-08T00:10:00Z"), spanish(hour, opens), "es");
  expect(at("{h}:{m}", 60)).toBe("Abre hoy a la 1:00");
  expect(at("{h}:{m}", 90)).toBe("Abre hoy a la 1:30");
  expect(at("{h}:{m}", 13 * 60)).toBe("Abre hoy a las 13:00");
  expect(at("{h}:{m}", 10 * 60)).toBe("Abre hoy a las 10:00");
  expect(at("{h12}:{m} {a. m.|p. m.}", 13 * 60)).toBe("Abre hoy a la 1:00 p. m.");
  expect(at("{h12}:{m} {a. m.|p. m.}", 11 * 60)).toBe("Abre hoy a las 11:00 a. m.");
});

test("writes the date of a distant day in the format of the language", () => {
  const french = { ...data, labels: { ...data.labels, opensOn: "Ouverture : {day} à {time}" } };
  const special = [{ label: "Congés", from: "2024-12-20", to: "2024-12-31", hours: [] }];
  const words = (own: typeof special) =>
    describeOpening(
      new Date("2024-12-20T10:00:00-03:00"),
      { ...french, schedule: { ...data.schedule, special: own } },
      "fr",
    );
  expect(words(special)).toBe("Congés. Ouverture : 1er janvier à 8h");
  expect(words([{ label: "Congés", from: "2024-12-20", to: "2025-01-01", hours: [] }])).toBe(
    "Congés. Ouverture : 2 janvier à 8h",
  );
});

test("updates the text over time, and stops its timer when the element is removed", () => {
  vi.useFakeTimers({ now: new Date("2024-01-10T18:29:50-03:00") });
  document.documentElement.lang = "pt-BR";
  document.body.innerHTML = "<p></p>";
  const element = document.querySelector("p") as HTMLElement;
  element.dataset.opening = JSON.stringify(data);
  showOpeningStatus(element);
  expect(element.textContent).toBe("Aberto até 18h30");
  vi.advanceTimersByTime(20_000);
  expect(element.textContent).toBe("Abre amanhã às 8h");
  element.remove();
  vi.advanceTimersByTime(20_000);
  expect(vi.getTimerCount()).toBe(0);
});
