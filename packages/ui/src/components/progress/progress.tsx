import * as styles from './progress.css.ts';

/** From here on a limit counts as nearly used. */
const NEARLY_USED = 0.8;

export type ProgressProps = {
  /** What grows ("Limit used"). */
  label: string;
  /** Its two figures in words ("€88.00 of €100.00"); they also stand as text beside the bar. */
  valueText: string;
  /** Done part, 0 to 1. */
  value: number;
  /** `limit` warns from 80 % on, `upload` ends in success. */
  kind?: 'progress' | 'limit' | 'upload' | undefined;
  /** 8 or 12 px. */
  size?: 'medium' | 'large' | undefined;
};

/** How much of something is done or used. Never alone: the figures stand beside it in words. */
export function Progress({ label, valueText, value, kind = 'progress', size = 'medium' }: ProgressProps) {
  const part = clampToUnit(value);
  return (
    <div className={`${styles.track} ${styles.size[size]}`} {...progressbarProps({ label, valueText, part })}>
      <div
        className={`${styles.fill} ${styles.tone[toneOf(kind, part)]}`}
        style={{ inlineSize: `${part * 100}%` }}
      />
    </div>
  );
}

export type ProgressStepsProps = {
  label: string;
  valueText: string;
  /** Done steps, the running one as a fraction: 2.5 of 5. */
  value: number;
  steps: number;
};

/** Levels as one bar each: loyalty steps. */
export function ProgressSteps({ label, valueText, value, steps }: ProgressStepsProps) {
  const bars = Array.from({ length: steps }, (_, index) => ({
    level: index + 1,
    part: clampToUnit(value - index),
  }));
  return (
    <div
      className={styles.steps}
      {...progressbarProps({ label, valueText, part: clampToUnit(value / steps) })}
    >
      {bars.map(({ level, part }) => (
        <div key={level} className={`${styles.track} ${styles.size.steps}`}>
          <div
            className={`${styles.fill} ${styles.tone.neutral}`}
            style={{ inlineSize: `${part * 100}%`, borderRadius: part < 1 ? 0 : undefined }}
          />
        </div>
      ))}
    </div>
  );
}

function progressbarProps({ label, valueText, part }: { label: string; valueText: string; part: number }) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(part * 100),
    'aria-valuetext': valueText,
  } as const;
}

function toneOf(kind: 'progress' | 'limit' | 'upload', part: number): keyof typeof styles.tone {
  if (kind === 'upload') return 'success';
  return kind === 'limit' && part >= NEARLY_USED ? 'warning' : 'neutral';
}

function clampToUnit(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
