import { globalStyle } from '@vanilla-extract/css';

/* The words of the note stand in for the badge, as its terms allow. */
globalStyle('.grecaptcha-badge', { visibility: 'hidden' });
