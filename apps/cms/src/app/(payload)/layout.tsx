import config from "@payload-config";
import "@payloadcms/next/css";
import "../../admin/desk.css";
import "../../admin/payload.css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { adminMetadata } from "../../admin/page-metadata.ts";
import { schedulePublish } from "../../admin/schedule/schedule-command.ts";
import { importMap } from "./admin/importMap.js";

export { adminMetadata as metadata };

const serverFunctions = { "schedule-publish": schedulePublish };

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
