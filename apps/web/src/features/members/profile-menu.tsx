import { CircleCheck, Menu, X } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { AppLink } from "../../navigation/app-link.tsx";

interface ProfileMenuEntry {
  title: string;
  to: string;
  isCurrent: boolean;
  /** Only for steps. */
  isSaved?: boolean;
}

interface ProfileMenuProps {
  label: string;
  entries: readonly ProfileMenuEntry[];
  /** A sentence under the entries. */
  note?: string;
}

const DRAWER_ID = "profile-drawer";

/** The menu of the profile's parts: a sidebar where there is room, else a drawer, which also opens without JavaScript. */
export function ProfileMenu({ label, entries, note }: ProfileMenuProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const current = entries.find(({ isCurrent }) => isCurrent);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    close();
    drawer.current?.showModal();
  };
  const close = () => {
    // Opened before hydration, it is a popover.
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
    drawer.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-lg btn-outline btn-primary w-full justify-start md:hidden"
        aria-haspopup="dialog"
        popoverTarget={DRAWER_ID}
        onClick={open}
      >
        <Menu aria-hidden="true" className="size-5" />
        <span className="sr-only">{label}: </span>
        <span className="truncate">{current?.title}</span>
      </button>
      <dialog
        ref={drawer}
        id={DRAWER_ID}
        popover="auto"
        closedby="any"
        aria-label={label}
        className="profile-drawer"
      >
        <div className="mb-4 flex items-center justify-between">
          <h2 className="text-xl">{label}</h2>
          <button
            type="button"
            className="btn btn-ghost btn-circle"
            aria-label="Close"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            onClick={close}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <Entries label={label} entries={entries} note={note} onFollow={close} />
      </dialog>
      <div className="max-md:hidden md:sticky md:top-8 md:self-start">
        <Entries label={label} entries={entries} note={note} />
      </div>
    </>
  );
}

interface EntriesProps {
  label: string;
  entries: readonly ProfileMenuEntry[];
  note: string | undefined;
  onFollow?: () => void;
}

function Entries({ label, entries, note, onFollow }: EntriesProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-1">
        {entries.map(({ title, to, isCurrent, isSaved }) => (
          <li key={to}>
            <AppLink
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className="profile-menu-link"
              onClick={onFollow}
            >
              <span className="grow">{title}</span>
              {isSaved && (
                <>
                  <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
                  <span className="sr-only"> (saved)</span>
                </>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
      {note && <p className="mt-4 px-4 text-sm text-muted">{note}</p>}
    </nav>
  );
}
