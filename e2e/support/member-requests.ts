/** A member's visits without a browser: forms are posted as pages without a script post them. */
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { profileStepNames } from "@kdl/schemas/members/members";
import { planted, plantedProfile } from "./planted-member.ts";

/** One white pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
  "base64",
);

/** What {@link MemberRequests.fillProfile} is answered where all goes well. */
export const profileFilled = [
  "/edit-profile?step=educational",
  "/edit-profile?step=skills",
  "/edit-profile?step=additional",
  "/edit-profile?step=internship",
  "/view-profile?notice=saved",
  "/edit-profile?notice=pictureSaved",
];

export class MemberRequests {
  readonly #request: APIRequestContext;
  readonly #url: string;

  constructor(request: APIRequestContext, url: string) {
    this.#request = request;
    this.#url = url;
  }

  get(path: string): Promise<APIResponse> {
    return this.#request.get(this.#url + path, { maxRedirects: 0 });
  }

  /** Where an answer leads, or its status. */
  async post(path: string, form: Record<string, string> = {}): Promise<string> {
    const answer = await this.#request.post(this.#url + path, { form, maxRedirects: 0 });
    return answer.headers()["location"] ?? String(answer.status());
  }

  logIn(password: string, username: string = planted.email): Promise<string> {
    return this.post("/user-login", { username, password });
  }

  /** The profile in all its steps, and a picture. @returns where each answer leads */
  async fillProfile(): Promise<string[]> {
    const said = [];
    for (const step of profileStepNames) {
      said.push(await this.post(`/edit-profile?step=${step}`, plantedProfile[step]));
    }
    const picture = { name: "plantword.png", mimeType: "image/png", buffer: PICTURE };
    const answer = await this.#request.post(`${this.#url}/member-picture`, {
      multipart: { picture },
      maxRedirects: 0,
    });
    return [...said, answer.headers()["location"] ?? String(answer.status())];
  }
}
