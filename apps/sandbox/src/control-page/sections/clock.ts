import { html } from '../../cashier/provider/html.ts';
import type { PageSection } from '../section.ts';

const STEPS = [
  ['−1 day', -86_400_000],
  ['−1 hour', -3_600_000],
  ['+1 min', 60_000],
  ['+5 min', 300_000],
  ['+30 min', 1_800_000],
  ['+1 hour', 3_600_000],
  ['+1 day', 86_400_000],
  ['+1 week', 604_800_000],
] as const;

export const clockSection: PageSection = {
  id: 'clock',
  title: 'Clock',
  lead: 'The platform’s one “now”. Every rule, every row and every Date header follows it.',
  body: html`<div class="grid two">
      <div class="card">
        <h3>Where it stands</h3>
        <p class="time"><strong id="clock-date"></strong> <span id="clock-time"></span> <small>UTC</small></p>
        <dl class="facts" id="clock-elsewhere"></dl>
        <div class="row last">
          <button type="button" id="clock-freeze">Freeze now</button>
          <button type="button" id="clock-run">Let it run</button>
          <button type="button" id="clock-real">Back to real time</button>
        </div>
      </div>
      <form class="card" id="clock-form">
        <h3 id="steps-title">Move it</h3>
        <div class="steps" role="group" aria-labelledby="steps-title">
          ${STEPS.map(([text, ms]) => html`<button type="button" data-advance="${ms}">${text}</button>`)}
        </div>
        <label for="clock-instant">Or set the platform’s time, UTC</label>
        <input
          id="clock-instant"
          type="datetime-local"
          step="1"
          min="2000-01-01T00:00:00"
          max="2099-12-31T23:59:59"
          required
          data-field="now"
        />
        <div class="row spread last">
          <fieldset class="choices">
            <legend class="hidden">From then on</legend>
            <label><input type="radio" name="mode" value="frozen" checked /> stands still</label>
            <label><input type="radio" name="mode" value="live" /> runs on</label>
          </fieldset>
          <button type="submit" class="main">Set the clock</button>
        </div>
      </form>
    </div>
    <div class="card">
      <h3>Jump to a moment that matters</h3>
      <p class="hint">The clock runs on from there.</p>
      <div id="clock-presets" class="tiles"></div>
    </div>`,
};
