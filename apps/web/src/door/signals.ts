/** Sound and vibration, so that staff needn't look. */
import type { Tone } from "./words.ts";

/** Pitch in Hz and length in ms of each note. */
const notes: Readonly<Record<Tone, readonly [pitch: number, ms: number][]>> = {
  good: [
    [880, 90],
    [1320, 140],
  ],
  warn: [
    [440, 120],
    [440, 120],
    [440, 120],
  ],
  bad: [[165, 550]],
  idle: [],
  ready: [],
};
const pulses: Readonly<Record<Tone, number[]>> = {
  good: [60],
  warn: [80, 60, 80],
  bad: [400],
  idle: [],
  ready: [],
};
const PAUSE_MS = 50;
const VOLUME = 0.5;

let audio: AudioContext | null = null;

/** Browsers allow sound only after somebody has touched the page. */
export function allowSound(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

export function signal(tone: Tone): void {
  // Before somebody has touched the page, browsers refuse it with an error in the console.
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (isTouched && pulses[tone].length > 0) navigator.vibrate?.(pulses[tone]);
  if (audio?.state !== "running") return;
  let start = audio.currentTime;
  for (const [pitch, ms] of notes[tone]) {
    playNote(audio, pitch, start, ms / 1000);
    start += (ms + PAUSE_MS) / 1000;
  }
}

function playNote(context: AudioContext, pitch: number, start: number, seconds: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(VOLUME, start);
  // Cut off at once, it would click.
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
