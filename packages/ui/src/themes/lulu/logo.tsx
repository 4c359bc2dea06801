import * as styles from './logo.css.ts';

const PETALS = 8;
const petals = Array.from({ length: PETALS }, (_, index) => {
  const angle = ((index + 0.5) / PETALS) * 2 * Math.PI;
  return `M${(16 + 9.6 * Math.cos(angle)).toFixed(1)} ${(16 + 9.6 * Math.sin(angle)).toFixed(1)}h0`;
}).join('');

/** lulu's mark: an eight-petal sun with a berry smile, and the word (look §10). */
export function Logo() {
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.symbol} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
        <path stroke="#FFC53D" strokeWidth="11.5" d={petals} />
        <circle cx="16" cy="16" r="10" fill="#FFC53D" />
        <path stroke="#B5135F" strokeWidth="2.6" d="M10.6 13.5v2a5.4 5.4 0 0 0 10.8 0v-2" />
      </svg>
      <span className={styles.wordmark}>lulu</span>
    </span>
  );
}
