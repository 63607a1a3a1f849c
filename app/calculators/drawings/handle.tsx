import styles from "./handle.module.css";

type HandleProps<Value> = {
  label: string;
  /** What it says of its place. */
  text: string;
  /** Its place, from 0 to `most`. */
  at: number;
  most: number;
  /** What stands at a place. */
  valueAt: (place: number) => Value;
  /** Where keys lead that the browser's own arrows do not know. */
  keys: Record<string, Value | undefined>;
  move: (to: Value) => void;
};

/** A native range that moves a value on its drawing: by drag, a tap or keys. */
export function Handle<Value>(props: HandleProps<Value>) {
  const { label, text, at, most, valueAt, keys, move } = props;
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
