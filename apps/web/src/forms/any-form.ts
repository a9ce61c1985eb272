import type { Form, FormName, FormValues } from "@kdl/schemas/forms/form";
import type { MemberFormName } from "@kdl/schemas/members/members";

type AnyFormName = FormName | MemberFormName;

/** A form of visitors or of members. */
export type AnyForm<Values extends FormValues = FormValues> = Form<Values, AnyFormName>;
