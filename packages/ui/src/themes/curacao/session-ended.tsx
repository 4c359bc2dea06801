import { sessionEndedImage } from '../session-ended-image.css.ts';
import picture from './session-ended.svg?url&no-inline';

/** Picture of the session-ended alert, decorative: as wide as the card, 138 high (look §9). */
export function SessionEndedImage() {
  return <img className={sessionEndedImage} src={picture} alt="" height={138} />;
}
