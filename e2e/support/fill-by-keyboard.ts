/** Fills in a form without a pointer. */
import type { Locator, Page } from "@playwright/test";
import { chooseFile, control, formOn } from "./fill-form.ts";
import type { FormCase } from "./form-cases.ts";

/** The answers to fill in. */
type Filled = Pick<FormCase, "typed" | "file">;

const MAX_STOPS = 120;

/** The control that has the focus. */
interface Stop {
  name: string;
  kind: string;
  value: string;
  isSubmit: boolean;
  /** The text of a button; empty for other controls. */
  button: string;
}

/** Fills in field after field with Tab, up to the submit button, or to the one whose text contains `stopAt`. */
export async function fillByKeyboard(page: Page, form: Filled, stopAt?: string) {
  await formOn(page).evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await whereAmI(page);
    if (stopAt === undefined ? stop.isSubmit : stop.button.includes(stopAt)) return;
    await answer(page, form, stop);
  }
  throw new Error("The button that sends can't be reached");
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} can't be reached`);
}

/** Tabs to the field, and types. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tabs to the target, and presses Enter. */
export async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function answer(page: Page, form: Filled, { name, kind, value }: Stop) {
  // Tests can't type into a browser's file dialog.
  if (kind === "file" && form.file) return chooseFile(page, form.file);
  const typed = form.typed[name];
  if (typed === undefined) return;
  if (kind === "checkbox") {
    if ([typed].flat().includes(value)) await page.keyboard.press("Space");
  } else if (kind === "radio") await chooseRadio(page, name, String(typed));
  else if (kind === "select") await page.keyboard.type(await optionText(page, name, String(typed)));
  else if (kind === "date") await page.keyboard.type(yearLast(String(typed)));
  else await page.keyboard.type(String(typed));
}

const whereAmI = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const tag = element.tagName.toLowerCase();
    return {
      name: element.name ?? "",
      kind: tag === "input" ? element.type : tag,
      value: element.value ?? "",
      isSubmit: element.classList.contains("submit-button"),
      button: tag === "button" ? element.innerText : "",
    };
  });

/** Space selects the focused radio button; arrow keys select the next. */
async function chooseRadio(page: Page, name: string, wanted: string) {
  const count = await control(page, name).count();
  await page.keyboard.press("Space");
  for (let step = 0; step < count; step += 1) {
    if ((await whereAmI(page)).value === wanted) return;
    await page.keyboard.press("ArrowDown");
  }
}

async function optionText(page: Page, name: string, value: string): Promise<string> {
  return control(page, name).evaluate(
    (element, wanted) =>
      [...(element as HTMLSelectElement).options].find((option) => option.value === wanted)?.text ??
      "",
    value,
  );
}

/** Whether day or month comes first depends on the browser's language; in the form cases they are equal. */
const yearLast = (date: string) => date.split("-").toReversed().join("");
