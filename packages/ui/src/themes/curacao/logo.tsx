import * as styles from './logo.css.ts';

/** curacao's mark: three gabled houses and the word (look §10). The name is its accessible text. */
export function Logo() {
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.symbol} viewBox="0 0 36 30" aria-hidden="true">
        <path fill="#56D6C9" d="M0 30V13h2v-3h2.5V7H7V4.5h4V30z" />
        <path fill="#FFB654" d="M36 30V13h-2v-3h-2.5V7H29V4.5h-4V30z" />
        <path
          fill="#FF8160"
          fillRule="evenodd"
          d="M8 30V8.5c2.5 0 4.5-1 5.2-3.5.4-2.6.8-5 4.8-5s4.4 2.4 4.8 5c.7 2.5 2.7 3.5 5.2 3.5V30h-7v-5.5a3 3 0 0 0-6 0V30zm5-18.5v4h2.5v-4zm7.5 0v4H23v-4z"
        />
      </svg>
      <span className={styles.wordmark}>curaçao</span>
    </span>
  );
}
