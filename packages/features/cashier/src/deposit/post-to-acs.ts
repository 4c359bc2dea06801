import type { ThreeDs } from '@baize/api/endpoints/cashier';

/** Sends the player's browser to the bank with its question, the way 3-D Secure wants it: by a form (PAY-05). */
export function postToAcs({ acsUrl, PaReq, MD, TermUrl }: ThreeDs): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = acsUrl;
  form.hidden = true;
  for (const [name, value] of Object.entries({ PaReq, MD, TermUrl })) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
