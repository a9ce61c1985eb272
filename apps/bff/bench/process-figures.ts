/** Reads a process's CPU time and memory from the kernel; Linux only. */
import { readFileSync } from "node:fs";

/** Ticks of the kernel's clock in a second; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

export interface ProcessFigures {
  /** CPU time used so far, in seconds, all threads together. */
  cpuSeconds(): number;
  /** Memory in use, in bytes. */
  memoryBytes(): number;
}

export function processFigures(pid: number): ProcessFigures {
  return { cpuSeconds: () => cpuSecondsOf(pid), memoryBytes: () => memoryBytesOf(pid) };
}

function cpuSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may contain spaces; user and system time are the 12th and 13th fields after it.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function memoryBytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
