import { countdown } from './countdown.css.ts';

export type CountdownProps = {
  hours?: number | undefined;
  minutes: number;
  seconds: number;
  /** What it counts to ("Time to the next count"). */
  label: string;
  className?: string | undefined;
};

/**
 * Time left as a clock: `12:41`, `1:02:03`. Changes without movement and without being read out; the
 * deadline itself stands beside it as a fact (look §5, §15).
 */
export function Countdown({ hours = 0, minutes, seconds, label, className }: CountdownProps) {
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      className={className ? `${countdown} ${className}` : countdown}
    >
      <bdi dir="ltr">
        {hours > 0 ? `${hours}:${twoDigits(minutes)}` : twoDigits(minutes)}:{twoDigits(seconds)}
      </bdi>
    </span>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
