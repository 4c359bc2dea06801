/** What a login needs of the player. */
export interface Credentials {
  email: string;
  password: string;
}

/** What goes along with a login or sign-up beside the form. */
export interface AuthOptions {
  /** Of the reCAPTCHA where the settings have a site key, else null. */
  recaptchaToken: string | null;
  /** `linked` joins the account to the one the player has elsewhere (S1 §4 "Registration"). */
  link?: 'own' | 'linked';
}

/** The second step of a log-in: the ticket that came in place of the session, and a code as the player has it. */
export interface CodeCredentials {
  ticket: string;
  code: string;
}
