import type { KeyFact } from "@kdl/schemas/content/key-facts";
import { CalendarDays, Clock, Hourglass, type LucideIcon, Users, Wallet } from "lucide-react";

const icons: Record<KeyFact["name"], LucideIcon> = {
  duration: Hourglass,
  cost: Wallet,
  hours: Clock,
  eligibility: Users,
  next_start: CalendarDays,
};

/** The facts that students ask about first. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <section aria-label="Key facts" className="card-surface p-5 text-base-content md:p-6">
      <dl className="grid gap-x-8 gap-y-4 sm:max-lg:grid-cols-2">
        {facts.map(({ name, label, text }) => {
          const Icon = icons[name];
          return (
            <div key={name} className="relative pl-8">
              <dt className="text-sm font-semibold text-muted">
                <Icon aria-hidden="true" className="absolute left-0 size-5 text-heading" />
                {label}
              </dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
