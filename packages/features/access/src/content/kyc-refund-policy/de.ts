export const text = `
title: KYC- und Erstattungsrichtlinie
description: Wie {brand} prüft, wer du bist, was du schickst und wann eine Zahlung erstattet wird.
changed: 2026-11-02

# Warum wir fragen #why

Alter, Identität und Zahlungsmittel müssen stimmen, bevor Geld das Haus verlässt. Das schützt Minderjährige, es schützt dich vor jemandem, der dein Passwort hat, und das Gesetz verlangt es. Die Prüfung kostet nichts.

# Wann #when

Die Prüfung findest du in deinem Profil unter [Verifizierung](verification). Steht dort „nach deiner ersten Einzahlung“, öffnet sie sich mit dieser Einzahlung. Spätestens vor deiner ersten Auszahlung bitten wir darum, und erneut, wenn sich Angaben ändern, ein Dokument abläuft oder das Gesetz mehr verlangt.

# Was du schickst #documents

| Was | Anerkannt | Beachte |
| Identität | Reisepass, Personalausweis (beide Seiten), Führerschein (beide Seiten) | gültig, alle vier Ecken, nichts verdeckt |
| Anschrift | Kontoauszug, Rechnung eines Versorgers, amtliches Schreiben | nicht älter als drei Monate, Name und Anschrift lesbar |
| Zahlungsmittel | Bild der Karte, Auszug des Kontos oder Wallets | auf Karten alle Ziffern außer den ersten sechs und letzten vier abdecken, ebenso die Prüfziffer |
| Herkunft des Geldes | siehe [Geldwäscherichtlinie](aml-policy#source) | nur, wenn wir danach fragen |

Dateien sind jpg, jpeg, png oder pdf, jeweils unter 25 MB. Fotografiere bei Tageslicht, ohne Blitz, in Farbe. Ein Bildschirmfoto eines Dokuments genügt nicht.

# Wie es abläuft #course

1. Wähle das Dokument und lade es hoch. Du siehst, wie weit der Upload ist, und kannst ihn abbrechen oder wiederholen.
2. Es wartet als „ausstehend“. Ein Mensch sieht es sich an; das dauert in der Regel bis zu 24 Stunden.
3. Es ist „bestätigt“ oder mit Begründung „abgelehnt“. Schicke nur das abgelehnte noch einmal; die anderen bleiben.

Bist du bestätigt, sind Name, Geburtsdatum, Land und Anschrift gesperrt. Der Support ändert sie gegen Nachweis.

# Wenn wir dich nicht bestätigen können #refused

Fehlen Dokumente, können wir nicht auszahlen; nach mehreren Erinnerungen schließen wir das Konto und erstatten, was eingezahlt und nicht gespielt wurde. Ist ein Dokument falsch oder gehört es jemand anderem, schließen wir das Konto sofort. Stellt sich heraus, dass du minderjährig bist, schließen wir das Konto, erstatten das Eingezahlte und machen alles Spiel ungültig.

# Erstattungen #refunds

Eine Einzahlung kann erstattet werden, wenn

- sie doppelt oder mit falschem Betrag gebucht wurde,
- sie ohne dein Wissen geschah und du es uns und deiner Bank sofort gemeldet hast, als du es bemerkt hast,
- sie nicht gespielt und kein Bonus mit ihr genommen wurde,
- eine Störung auf unserer Seite dich daran hinderte, sie zu nutzen.

Sie wird nicht erstattet, weil ein Spiel verloren wurde, weil ein Bonus anders verlief als erhofft oder weil deine Verbindung in einer Runde abbrach: Eine solche Runde wird auf dem Server des Spieleanbieters abgerechnet.

# Wie du sie beantragst #how

Schreib dem Support mit Datum, Betrag, Zahlungsart und der Referenz aus deinen [Transaktionen](transactions). Wir antworten mit einer begründeten Entscheidung. Das Geld geht auf das Zahlungsmittel zurück, von dem es kam; wie lange es dann dauert, liegt bei Bank oder Dienst.

Schreib an [{email}](mailto:{email}), von der Adresse deines Kontos.

# Wenn das Ergebnis einer Zahlung unbekannt ist #unknown

Kommst du von einer Zahlung zurück und wir kennen ihr Ergebnis noch nicht, steht sie auf „ausstehend“. Zahle nicht noch einmal: Es wäre eine zweite Zahlung. Hat das Geld dein Konto verlassen und ist nach einem Tag noch nicht hier, schick uns die Referenz und ein Bild der Buchung.

# Eine Zahlung bei der Bank zurückholen #chargebacks

Sprich mit uns, bevor du deine Bank bittest, eine Zahlung zurückzuholen. Solange ein solcher Fall offen ist, halten wir das Konto an. War die Zahlung deine und wurde gespielt, widersprechen wir mit unseren Aufzeichnungen und können das Konto schließen.

# Eine Auszahlung abbrechen #cancelling

Ob sich eine Auszahlung noch abbrechen lässt, steht bei ihr in deinen [Transaktionen](transactions). Wir bitten dich nie darum, und wo das Gesetz das Abbrechen verbietet, gibt es keinen Knopf dafür.

# Einzahlungen und Spielerschutz #safer-play

Schließt du dich selbst aus, gehört dir, was auf deinem Guthaben steht: Zahle es jederzeit aus, auch während des Ausschlusses. Einzahlungen, die nach Beginn des Ausschlusses eingehen, werden zurückgeschickt.
`;
