import { expect, test } from "vitest";
import { parseWeekdayLabel } from "./weekday-labels.ts";

const week = ["monday", "tuesday", "wednesday", "thursday", "friday"];

test.each([
  ["fr", "Dimanche", ["sunday"]],
  ["fr", "Le samedi", ["saturday"]],
  ["fr", "Du mardi au vendredi, le matin", week.slice(1)],
  ["fr", "Lundi – vendredi", week],
  ["fr", "Mardi, jeudi et samedi matin", ["tuesday", "thursday", "saturday"]],
  ["fr", "Lun.–ven.", week],
  ["es-AR", "Lunes a viernes, a la mañana", week],
  ["es-AR", "Lunes a jueves", week.slice(0, 4)],
  ["es-AR", "Sábados", ["saturday"]],
  ["es", "De lunes a viernes y los sábados", [...week, "saturday"]],
  ["de", "Montag bis Freitag", week],
  ["de", "Mo–Fr", week],
  ["de", "Samstags", ["saturday"]],
  ["pt-PT", "De segunda a sexta-feira", week],
  ["it", "dal lunedì al venerdì", week],
  ["nl", "maandag t/m vrijdag", week],
  ["fr", "Tous les lundis", ["monday"]],
  ["fr", "Un lundi sur deux", undefined],
  ["fr", "Du lundi au vendredi sauf le jeudi", undefined],
  ["es", "Segundo sábado del mes", undefined],
  ["fr", "Jours fériés", undefined],
  ["fr", "Atelier", undefined],
])("parses the weekdays of a label, %s: %s", (language, label, days) => {
  expect(parseWeekdayLabel(label, language)).toEqual(days);
});
