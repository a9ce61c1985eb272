"use client";

import { Button } from "@payloadcms/ui";
import { createContext, type ReactNode, use, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./dialog.module.css";

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Called however the dialog is closed. */
  onClose: () => void;
}

const Closing = createContext<() => void>(() => undefined);

/**
 * A modal dialog; it is open while it is rendered. It is rendered outside the document's form, as pressing
 * Enter in one of its fields would otherwise save the document.
 */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      <Closing value={() => dialog.current?.close()}>{children}</Closing>
    </dialog>,
    document.body,
  );
}

/** Closes the dialog that contains the component, which returns the focus. */
export const useClose = () => use(Closing);

/** A scrollable preview of what the dialog is about to do. */
export function DialogPreview({ children }: { children: ReactNode }) {
  return (
    <div className={styles["preview"]} tabIndex={0} role="region" aria-label="Preview">
      {children}
    </div>
  );
}

interface DialogActionsProps {
  children?: ReactNode;
  /** Label of the button that closes the dialog. */
  close: string;
}

/** The buttons of a dialog; the last one closes it. */
export function DialogActions({ children, close }: DialogActionsProps) {
  const closeDialog = useClose();
  return (
    <div className={styles["actions"]}>
      {children}
      <DialogButton buttonStyle="secondary" onClick={closeDialog}>
        {close}
      </DialogButton>
    </div>
  );
}

type ButtonProps = Parameters<typeof Button>[0];

/** A button of a dialog. */
export function DialogButton({ children, ...props }: ButtonProps) {
  return (
    <Button type="button" margin={false} size="medium" {...props}>
      {children}
    </Button>
  );
}
