/** Selects the visible part of a photo. Loaded once a photo was chosen. */
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import type { Photo } from "../../photo/photo-file.ts";
import { watchGestures } from "../../photo/photo-gestures.ts";
import {
  centred,
  keyed,
  moved,
  type Placement,
  ZOOM_MAX,
  zoomed,
} from "../../photo/photo-placement.ts";
import { drawCropping } from "./picture-crop.ts";

/** Of the canvas, in pixels: sharp on a phone's screen. */
const SIDE = 640;
const STEP = 0.05;

interface PictureEditorProps {
  photo: Photo;
  /** Called with each choice, the first one included. */
  onPlace: (placement: Placement) => void;
}

export default function PictureEditor({ photo, onPlace }: PictureEditorProps) {
  const [placement, setPlacement] = useState(centred);
  const square = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();

  const place = (next: Placement) => {
    setPlacement(next);
    onPlace(next);
  };
  const onMove = useEffectEvent((dx: number, dy: number) => place(moved(photo, placement, dx, dy)));
  const onZoom = useEffectEvent((factor: number, around: { x: number; y: number }) =>
    place(zoomed(photo, placement, placement.zoom * factor, around)),
  );
  useEffect(() => {
    if (!square.current) return;
    square.current.focus();
    return watchGestures(square.current, {
      onMove: (dx, dy) => onMove(dx, dy),
      onZoom: (factor, around) => onZoom(factor, around),
    });
  }, []);
  useEffect(() => {
    if (canvas.current) drawCropping(canvas.current, photo, placement);
  }, [photo, placement]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keyed(photo, placement, event);
    if (!next) return;
    event.preventDefault();
    place(next);
  };
  const move = (x: number, y: number) => () => place(moved(photo, placement, x * STEP, y * STEP));
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[18rem_minmax(0,1fr)]">
      <div
        ref={square}
        role="group"
        tabIndex={0}
        aria-label="Your photo in its circle"
        aria-describedby={`${id}-keys`}
        className="picture-crop"
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden="true" className="size-full" />
      </div>
      <div className="flex flex-col gap-4">
        <p id={`${id}-keys`} className="text-muted">
          Drag the photo into the circle, or use the arrow keys; plus and minus zoom.
        </p>
        <div>
          <label htmlFor={`${id}-zoom`} className="font-semibold">
            Zoom
          </label>
          <input
            id={`${id}-zoom`}
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.01}
            value={placement.zoom}
            aria-valuetext={`${Math.round(placement.zoom * 100)} %`}
            className="picture-zoom"
            onChange={({ target }) => place(zoomed(photo, placement, target.valueAsNumber))}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Move label="Move left" icon={<ArrowLeft />} onPress={move(-1, 0)} />
          <Move label="Move up" icon={<ArrowUp />} onPress={move(0, -1)} />
          <Move label="Move down" icon={<ArrowDown />} onPress={move(0, 1)} />
          <Move label="Move right" icon={<ArrowRight />} onPress={move(1, 0)} />
        </div>
      </div>
    </div>
  );
}

function Move(props: { label: string; icon: ReactNode; onPress: () => void }) {
  const { label, icon, onPress } = props;
  return (
    <button
      type="button"
      aria-label={label}
      className="btn btn-outline btn-square [&>svg]:size-5"
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
