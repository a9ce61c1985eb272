/** Rules for web addresses. */
import { URL_MAX } from "./form-limits.ts";
import { fieldMessage } from "./form-messages.ts";
import { checked, type Rule, textOf } from "./rule-parts.ts";
import { tidyLine } from "../tidy-text.ts";

/** An https address on a host of which `isHost` approves, or nothing; one without a scheme gets https. */
function httpsUrl(label: string, message: string, isHost: (name: string) => boolean): Rule {
  const read = textOf(label, (value) => {
    const line = tidyLine(value);
    return line === "" || /^[a-z][a-z\d+.-]*:/i.test(line) ? line : `https://${line}`;
  });
  return checked(read, label, false, (value) => {
    const url = value.length <= URL_MAX && URL.canParse(value) ? new URL(value) : null;
    const isFine = url !== null && url.protocol === "https:" && url.username === "";
    return isFine && isHost(url.hostname) ? null : message;
  });
}

/** The address of a LinkedIn page, or nothing; one without a scheme gets https. */
export function linkedinUrl(label: string): Rule {
  return httpsUrl(label, fieldMessage.linkedin, (host) => /(?:^|\.)linkedin\.com$/.test(host));
}

/** The https address of any page, or nothing. */
export function webAddress(label: string): Rule {
  return httpsUrl(label, fieldMessage.webAddress, (host) => host.includes("."));
}
