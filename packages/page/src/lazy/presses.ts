export { afterPressLoads, trackPressLoad } from './press-loads.ts';
export { isUnmodifiedClick } from './unmodified-click.ts';
