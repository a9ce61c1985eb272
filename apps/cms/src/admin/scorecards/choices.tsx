import { useId } from "react";
import styles from "./scorecards.module.css";

interface ChoicesProps<Value> {
  name: string;
  legend: string;
  help: string;
  options: { value: Value; label: string }[];
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** A group of radio buttons. */
export function Choices<Value extends string | number>({
  name,
  legend,
  help,
  options,
  value,
  onChoose,
}: ChoicesProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles["choices"]} aria-describedby={help ? id : undefined}>
      <legend>{legend}</legend>
      {help && (
        <p id={id} className={styles["quiet"]}>
          {help}
        </p>
      )}
      <div className={styles["options"]}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
