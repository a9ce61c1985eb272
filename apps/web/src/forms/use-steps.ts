import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { AnyForm } from "./any-form.ts";
import { controlId } from "./form-controls.ts";
import { problemOf } from "./problem.ts";
import { useReturnedForm } from "./returned-form.ts";

/** Screens on which sections are steps; `form-steps.css` has the same width. */
const PHONES = "(width < 37.5rem)";

export interface Steps {
  sections: AnyForm["sections"];
  /** `null` until the application runs: then all sections are shown. */
  current: string | null;
  isLast: boolean;
  /** Whether the visitor sees a single step that isn't the last one. */
  isOnTheWay(): boolean;
  /** The fields of the current step. */
  fields(): readonly string[];
  next(): void;
  /** Shows the step of a field, without moving focus. */
  reveal(field: string): void;
}

export const stepId = (section: string) => `step-${section}`;

/** The sections of a form as steps. The step is in the address, so reloads keep it and Back goes a step back. */
export function useSteps(
  form: Pick<AnyForm, "name" | "sections" | "order" | "file" | "pageOrder">,
) {
  const { sections } = form;
  const navigate = useNavigate();
  const location = useLocation();
  const returned = useReturnedForm(form.name as Parameters<typeof useReturnedForm>[0]);
  const [current, setCurrent] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  /** The step to show if the address names none. */
  const first = useRef<string | null>(null);
  const after = useRef<(() => void) | null>(null);

  const become = (section: string) => {
    shown.current = section;
    setCurrent(section);
  };
  const sectionOf = (field: string) =>
    sections.find(({ fields }) => fields.includes(field))?.name ?? null;

  /** The step that an address names, by itself or by one of its fields. */
  function sectionAt(hash: string): string | null {
    const isNamed = ({ name, fields }: (typeof sections)[number]) =>
      hash === `#${stepId(name)}` || fields.some((field) => hash === `#${controlId(form, field)}`);
    return sections.find(isNamed)?.name ?? null;
  }

  function start(): string {
    const [wrong] = returned ? problemOf(form, null, returned.fields).names : [];
    const anchor = document.activeElement?.closest("[data-section]") ?? sectionInView();
    const named = sectionAt(location.hash) ?? (wrong === undefined ? null : sectionOf(wrong));
    const begun = (anchor as HTMLElement | null)?.dataset["section"];
    keepInPlace(document.activeElement?.closest("[data-section] *") ?? anchor);
    return named ?? begun ?? sections[0]?.name ?? "";
  }

  /** What the visitor looks at stays where it is when the other sections disappear. */
  function keepInPlace(element: Element | null) {
    const before = element?.getBoundingClientRect().top;
    after.current = () => {
      const now = element?.getBoundingClientRect();
      if (before !== undefined && now && now.height > 0) scrollBy(0, now.top - before);
    };
  }

  useLayoutEffect(() => {
    if (shown.current === null) {
      become((first.current = start()));
      return;
    }
    const named = sectionAt(location.hash);
    // Other hashes belong to other parts of the page.
    const next = named ?? (location.hash === "" ? first.current : shown.current);
    if (next === null) return;
    if (next === shown.current) {
      if (location.hash === `#${stepId(next)}`) arriveAt(next);
      return;
    }
    after.current = () => arriveAt(next);
    become(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the address changes
  }, [location]);

  useLayoutEffect(() => {
    after.current?.();
    after.current = null;
  }, [current]);

  const index = () => sections.findIndex(({ name }) => name === shown.current);
  const steps: Steps = {
    sections,
    current,
    isLast: current === sections.at(-1)?.name,
    isOnTheWay: () => matchMedia(PHONES).matches && index() < sections.length - 1,
    fields: () => sections[index()]?.fields ?? [],
    next() {
      const next = sections[index() + 1];
      if (next) void navigate({ search: location.search, hash: stepId(next.name) });
    },
    reveal(field) {
      const section = sectionOf(field);
      if (section === null || section === shown.current) return;
      become(section);
      // Bypasses the router, which would scroll there.
      history.replaceState(history.state, "", `#${stepId(section)}`);
    },
  };
  return steps;
}

function sectionInView(): Element | null {
  const all = [...document.querySelectorAll("[data-section]")];
  return all.findLast((section) => section.getBoundingClientRect().top < innerHeight / 3) ?? null;
}

/** Moves focus to the step's heading, so that screen readers read it. */
function arriveAt(section: string) {
  const element = document.getElementById(stepId(section));
  element?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  const goal = matchMedia(PHONES).matches
    ? element?.closest("form")?.querySelector(".form-steps")
    : element;
  goal?.scrollIntoView({ block: "start" });
}
