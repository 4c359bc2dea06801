import { byId, prefersReducedMotion } from '../../page/client/dom.ts';
import { exactMultiplierAt } from '../flight.ts';

const MARGIN = { left: 0.12, right: 0.2, top: 0.46, bottom: 0.2 } as const;
const FIRST_SECONDS = 7;

export type Sky = {
  /** Draws the climb up to a time in flight. */
  draw(seconds: number): void;
  /** The lantern’s light: burning, or gone out. */
  light(burning: boolean): void;
};

/** The flight drawn to the stage’s own size: time to the right, multiplier upwards, both scales growing with it. */
export function createSky(): Sky {
  const flight = byId('flight', SVGSVGElement);
  const [curve, area] = [byId('curve', SVGPathElement), byId('under-curve', SVGPathElement)];
  const lantern = byId('lantern', SVGGElement);
  const [far, near] = [byId('far', SVGGElement), byId('near', SVGGElement)];
  let last = 0;

  function draw(seconds: number): void {
    last = seconds;
    const multiplier = exactMultiplierAt(seconds * 1000);
    const { width, height } = flight.getBoundingClientRect();
    const [left, right] = [width * MARGIN.left, width * (1 - MARGIN.right)];
    const [top, bottom] = [height * MARGIN.top, height * (1 - MARGIN.bottom)];
    const longest = Math.max(seconds, FIRST_SECONDS);
    const highest = Math.max(multiplier, 200);
    const place = (at: number, reading: number) => {
      const x = left + ((right - left) * at) / longest;
      const y = bottom - ((bottom - top) * (reading - 100)) / (highest - 100);
      return [x, y] as const;
    };
    const points = Array.from({ length: 41 }, (_, step) => {
      const at = (seconds * step) / 40;
      const [x, y] = place(at, exactMultiplierAt(at * 1000));
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    const [x, y] = place(seconds, multiplier);
    curve.setAttribute('d', `M${points.join('L')}`);
    area.setAttribute('d', `M${points.join('L')}L${x.toFixed(1)} ${bottom}L${left} ${bottom}Z`);
    const size = Math.min(Math.max(Math.min(width, height) / 900, 0.32), 0.6);
    lantern.setAttribute(
      'transform',
      `translate(${x.toFixed(1)} ${(y - 62 * size).toFixed(1)}) scale(${size})`,
    );
    if (prefersReducedMotion()) return;
    const sunk = Math.min(Math.log(multiplier / 100) * 90, 420);
    far.setAttribute('transform', `translate(0 ${(sunk * 0.5).toFixed(1)})`);
    near.setAttribute('transform', `translate(0 ${sunk.toFixed(1)})`);
  }

  new ResizeObserver(() => draw(last)).observe(flight);
  draw(0);
  return {
    draw,
    light: (burning) => flight.classList.toggle('gone', !burning),
  };
}
