import * as styles from './skeleton.css.ts';

export type SkeletonProps = {
  /** Pixels, or a CSS length ("60%", "10em"); the box of what will come. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  /** Width over height, where the height follows ("3 / 4"). */
  aspectRatio?: string | undefined;
  shape?: keyof typeof styles.shape | undefined;
};

/**
 * The exact box of something still loading. Decoration: the part around it says `aria-busy`. Never in
 * place of words that are known, never on a refresh (look §13).
 */
export function Skeleton({ width = '100%', height = 12, aspectRatio, shape = 'text' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={`${styles.skeleton} ${styles.shape[shape]}`}
      style={
        aspectRatio === undefined
          ? { inlineSize: width, blockSize: height }
          : { inlineSize: width, aspectRatio }
      }
    />
  );
}
