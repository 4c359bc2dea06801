export const text = `
title: Geldwäscherichtlinie
description: Wie {brand} Geld aus Straftaten vom Spiel fernhält, und was das für dich bedeutet.
changed: 2026-11-02

Casinos sind für Menschen interessant, die verbergen wollen, woher Geld kommt. Das Gesetz verpflichtet {operator}, das zu bemerken und zu handeln. Hier steht, was wir tun, damit eine Frage von uns dich nicht überrascht.

# Grundsätze #principles

- Wir wissen, wer unsere Spieler sind, bevor wir größere Beträge auszahlen.
- Wir richten uns nach dem Risiko: Wo wenig auf dem Spiel steht, fragen wir wenig, wo mehr, mehr.
- Geld geht den Weg zurück, auf dem es kam.
- Ein Mensch entscheidet, hält es fest und kann nach dem Grund gefragt werden.

# Wann wir dich prüfen #checks

Wir prüfen die Identität und, wo nötig, die Herkunft deines Geldes,

- vor oder bei deinen ersten Auszahlungen,
- wenn deine Zahlungen eine gesetzliche Schwelle erreichen, in der Europäischen Union zum Beispiel 2.000 €,
- wenn Zahlungen oder Spiel nicht zu dem passen, was wir von dir wissen,
- wenn ein Dokument abgelaufen ist oder Angaben sich widersprechen,
- wenn eine Behörde oder ein Dienst uns fragt.

Was du schickst und wie, steht in der [KYC- und Erstattungsrichtlinie](kyc-refund-policy).

# Woher dein Geld kommt #source

Bei größeren Beträgen fragen wir, wie du zu dem Geld gekommen bist. In der Regel genügen wenige Seiten:

| Herkunft | Was sie belegt |
| Arbeit | eine aktuelle Gehaltsabrechnung, ein Steuerbescheid |
| Eigenes Unternehmen | Abschlüsse, ein Steuerbescheid |
| Erspartes | Kontoauszüge der letzten drei Monate |
| Verkauf von Immobilie oder Auto | der Vertrag und der Zahlungseingang |
| Erbschaft oder Schenkung | Erbschein oder Urkunde und der Zahlungseingang |
| Gewinne anderswo | eine Bestätigung jenes Anbieters |
| Krypto | der Verlauf der Adresse oder Börse und wie die Coins gekauft wurden |

Was mit der Frage nichts zu tun hat, darfst du schwärzen.

# Menschen in öffentlichen Ämtern #peps

Wir müssen fragen, ob du, deine Familie oder dir nahestehende Menschen ein hohes öffentliches Amt haben, und gleichen Namen mit Sanktionslisten ab. Auf einer solchen Liste zu stehen, ist kein Vorwurf; es heißt, dass mehr belegt werden muss. Mit Menschen unter Sanktionen machen wir keine Geschäfte.

# Zahlungen #payments

- Nur Zahlungsmittel auf deinen Namen. Zahlungen anderer gehen zurück.
- Kein Bargeld und keine Überweisungen zwischen Spielern.
- Wir zahlen auf das Zahlungsmittel deiner Einzahlung aus, wenn es Geld annehmen kann. Sonst brauchen wir einen Nachweis, dass das Konto deines ist.
- Einzahlungen müssen gespielt werden, bevor sie ausgezahlt werden. Eine kaum gespielte Einzahlung wird geprüft und geht den Weg zurück, auf dem sie kam.
- Bei Krypto müssen Coin und Netzwerk passen, und die Adresse muss deine sein. Wir prüfen Adressen auf Spuren von Straftaten.

# Worauf wir achten #signs

Viele kleine Zahlungen hintereinander, mehrere Zahlungsmittel und Namen, Einsätze, die sich gegenseitig aufheben, große Zahlungen mit wenig Spiel, Konten mit gemeinsamen Geräten, Angaben, die sich immer wieder ändern. Ein System markiert solche Fälle; ein Mensch sieht sie sich an.

# Was dann geschieht #steps

1. Wir fragen dich und sagen, was die Frage beantworten würde.
2. Bis dahin können wir eine Auszahlung zurückhalten oder Einzahlungen anhalten. Dein Guthaben bleibt deines.
3. Passt die Antwort, geht alles weiter, und das wird festgehalten.
4. Passt sie nicht, können wir die Geschäftsbeziehung beenden und zurückzahlen, was das Gesetz uns zurückzahlen lässt.
5. Bleibt ein Verdacht, müssen wir ihn der zuständigen Meldestelle anzeigen. Über eine Meldung dürfen wir dir nichts sagen.

# Aufzeichnungen und Mitarbeiter #records

Dokumente, Zahlungen und unsere Begründung bewahren wir für die gesetzliche Frist auf, meist fünf Jahre nach Schließung des Kontos. Für diese Richtlinie ist ein Mitglied unserer Leitung verantwortlich. Wer mit Spielern oder Zahlungen zu tun hat, wird zu Beginn und jedes Jahr geschult. Eine unabhängige Stelle prüft, wie wir arbeiten.

# Dein Teil #yours

Halte deine Angaben aktuell, zahle mit eigenen Zahlungsmitteln und beantworte Fragen. Das ist der kürzeste Weg zu deinem Geld. Glaubst du, dass jemand anderes dein Konto oder deine Karte benutzt, sag es sofort dem Support.

Schreib an [{email}](mailto:{email}), wenn du zu dieser Richtlinie eine Frage hast.
`;
