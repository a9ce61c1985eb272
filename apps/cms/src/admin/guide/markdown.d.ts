/// <reference types="next/image-types/global" />
/** Next imports it as text: see next.config.ts. */
declare module "*.md" {
  const text: string;
  export default text;
}
