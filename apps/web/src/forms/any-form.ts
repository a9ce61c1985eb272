import type { ApplicationFormName } from "@kdl/schemas/applications/application";
import type { Form, FormName, FormValues } from "@kdl/schemas/forms/form";
import type { MemberFormName } from "@kdl/schemas/members/members";

type AnyFormName = FormName | MemberFormName | ApplicationFormName;

/** A form of visitors, members or applicants. */
export type AnyForm<Values extends FormValues = FormValues> = Form<Values, AnyFormName>;
