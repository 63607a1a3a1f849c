import styles from "./handle.module.css";

type HandleProps<Value> = {
  label: string;
  /** The value as screen readers announce it. */
  text: string;
  /** The range input's value, from 0 to `most`. */
  at: number;
  most: number;
  /** Converts the range input's value. */
  valueAt: (place: number) => Value;
  /** The value for each key that is not to move by one. */
  keys: Record<string, Value | undefined>;
  move: (to: Value) => void;
  /** Called when a pointer takes the handle, and when it lets go. */
  hold?: (isHeld: boolean) => void;
};

/** A native range input that moves a value on a drawing, by drag, tap or keys. */
export function Handle<Value>(props: HandleProps<Value>) {
  const { label, text, at, most, valueAt, keys, move, hold } = props;
  return (
    <input
      type="range"
      className={styles.handle}
      data-screen-only=""
      data-needs-script=""
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={most}
      value={at}
      onPointerDown={() => {
        hold?.(true);
        for (const end of ["pointerup", "pointercancel"])
          addEventListener(end, () => hold?.(false), { once: true });
      }}
      onChange={({ target }) => move(valueAt(Number(target.value)))}
      onKeyDown={(event) => {
        const to = keys[event.key];
        if (to === undefined) return;
        event.preventDefault();
        move(to);
      }}
    />
  );
}
