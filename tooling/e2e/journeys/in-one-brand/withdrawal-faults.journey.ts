import { test } from '../../src/journey.ts';
import { runPaymentCase } from '../../src/payment-cases.ts';
import { FAULTS, SITUATIONS, WITHDRAWAL } from '../../src/payment-matrix.ts';

// What moves costs processor time in each of the fifty cells, and says nothing here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Two minutes of cells in one worker would leave the others idle at the end.
test.describe.configure({ mode: 'parallel' });

for (const fault of FAULTS) {
  test(`a withdrawal that meets ${fault.name} is made once or not at all, and the screen says which, whatever the player does meanwhile [PAY-09] [HTTP-05]`, async ({
    page,
    openTab,
    sandbox,
    signInAs,
    tolerate,
  }) => {
    // As many payments as there are situations.
    test.slow();
    tolerate(/ERR_|Failed to load resource|status of/);
    await signInAs('depositor');
    let left = page;
    for (const [step, situation] of SITUATIONS.entries())
      await test.step(situation, async () => {
        left = await runPaymentCase({
          page: left,
          openTab,
          sandbox,
          screen: WITHDRAWAL,
          fault,
          situation,
          amount: 20 + step,
        });
        await sandbox.clearFaults();
      });
  });
}
