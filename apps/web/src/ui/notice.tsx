import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface NoticeProps {
  title: string;
  children?: ReactNode;
  /** An illustration above the title. */
  icon?: ReactNode;
  /** An alert is read out at once. */
  alert?: boolean;
  className?: string;
}

/** A centred box: empty, not found, failed, done. */
export function Notice({ title, children, icon, alert = false, className }: NoticeProps) {
  return (
    <div
      role={alert ? "alert" : undefined}
      className={classNames(
        "card-surface mx-auto flex max-w-xl flex-col items-center gap-3 px-6 py-10 text-center",
        className,
      )}
    >
      {icon && (
        <span className="grid size-14 place-items-center rounded-full bg-tint text-heading">
          {icon}
        </span>
      )}
      <p className="text-lg font-semibold text-heading">{title}</p>
      {children}
    </div>
  );
}
