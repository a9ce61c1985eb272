/** Builds elements. Texts are set as texts, so that no name can be markup. */

type Child = string | HTMLElement;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.append(...children);
  return created;
}

export function button(text: string, label: string, act: () => void): HTMLButtonElement {
  const created = element("button", text);
  created.type = "button";
  created.setAttribute("aria-label", label);
  created.addEventListener("click", act);
  return created;
}
