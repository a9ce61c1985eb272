const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;
/** What a framework replaces while it builds is no setting of ours. */
const BY_FRAMEWORK = /process\.env(?:\.|\[")NEXT_RUNTIME\b/g;
const ASSIGNMENT = /process\.env(?:\.\w+|\["\w+"\])\s*=(?!=)|Object\.assign\(process\.env,/g;

/** Whether a module reads `process.env`; comments and assignments don't count. */
export function readsEnvironment(text: string): boolean {
  const rest = text.replaceAll(COMMENT, "").replaceAll(BY_FRAMEWORK, "").replaceAll(ASSIGNMENT, "");
  return /\bprocess\.env\b/.test(rest);
}
