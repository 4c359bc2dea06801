export const text = `
title: Gratisgeld
description: Was du hier ohne Einzahlung bekommen kannst, und was es verlangt.
changed: 2026-11-02

Der Name dieser Seite verspricht viel. Dahinter steht: Geld und Spins, die nicht mit einer Einzahlung beginnen, jeweils mit Bedingungen.

# Was es gibt #kinds

| Angebot | Was du bekommst | Was es verlangt |
| Bonus ohne Einzahlung | einen Betrag oder Spins nach der Registrierung oder als Angebot | Umsatz, und es gibt einen Höchstgewinn |
| Freispiele | Spins mit festem Einsatz in genannten Spielen | Umsatz der Gewinne, bis zu einem Datum |
| Rakeback | einen Teil deiner Einsätze, Tag für Tag | dass du gespielt hast und ihn am selben oder nächsten Tag abholst |
| Cashback | einen Anteil der Nettoverluste, jede halbe Stunde gezählt | dass du gespielt hast |
| Gutscheincode | was er sagt | den Code, einmal, bis zu seinem Datum |

Was für dich offen ist, steht auf der Seite [Aktionen](promotions).

# Freunde werben #refer

Eröffnet jemand mit deinem Link ein Konto und zahlt zum ersten Mal ein, kommen {referral} % dieses Betrags einmalig auf dein Guthaben. Dein Link und was gezählt wurde, stehen in deinem Profil. Frag vorher, ob sie das wollen, und lass alle aus, denen Glücksspiel nicht guttut.

# Was es wert ist #worth

- Umsatz kostet. Im Durchschnitt verliert jeder Einsatz den Anteil des Hauses, sodass von einem Bonus am Ende nur ein Teil bleibt, oder nichts.
- Rakeback und Cashback machen das Spielen billiger, nicht umsonst. Im Durchschnitt bekommt niemand mehr zurück, als verloren wurde.
- Nichts davon ist ein Einkommen, und kein Grund, an einem Tag zu spielen, an dem du nicht gespielt hättest.

Die Regeln stehen in den [Bonusbedingungen](bonus-terms). Willst du sehen, wie sich ein Spiel anfühlt: Die Demo kostet nichts, wo dein Land und das Spiel sie erlauben.

# Wenn es für dich nichts gibt #nothing

Solange du ausgeschlossen bist oder eine Pause machst, wird dir mit Absicht nichts angeboten. Manche Angebote sind in manchen Ländern geschlossen. Ein Konto, das eröffnet wurde, um Boni doppelt zu sammeln, bekommt keinen.
`;
