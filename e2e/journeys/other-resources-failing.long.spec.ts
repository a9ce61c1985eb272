/** As `failing.spec.ts` has it for services and events: the pages of every other resource. */
import { resourceFailure } from "../support/failing-resource.ts";
import { failingPages } from "../support/pages.ts";
import { test } from "../support/test.ts";

test.use({ expectedErrors: /status of 503/ });

const others = new Set(failingPages.map(({ resource }) => resource));
others.delete("services");
others.delete("events");

for (const resource of others) resourceFailure(resource);
