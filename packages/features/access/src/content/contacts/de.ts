export const text = `
title: Hilfe und Kontakt
description: Schnelle Antworten, und wie du den Support von {brand} erreichst.
changed: 2026-11-02

@ways

# Anmeldung und Konto #account

? Ich kann mich nicht anmelden. #log-in
Prüfe, ob die Adresse die deiner Registrierung ist und die Feststelltaste aus. Nach mehreren falschen Passwörtern ruht die Anmeldung einige Minuten. Ein neues Passwort setzt du über [Passwort vergessen](modal:forgot-password).

? Es kommt keine E-Mail an. #mail
Sieh im Spam-Ordner nach und warte zehn Minuten. Die Bestätigungs-E-Mail kannst du dir noch einmal schicken lassen. Hast du dich bei der Adresse vertippt, schreib dem Support von der richtigen aus.

? Ich wurde abgemeldet. #logged-out
Die Meldung sagt, warum. Nach {idle} Minuten ohne Lebenszeichen melden wir dich ab, um dein Guthaben zu schützen. Eine Anmeldung auf einem anderen Gerät beendet die frühere. Warst du das nicht, setze sofort ein neues Passwort.

? Wie ändere ich meine Angaben? #details
In deinem [Profil](profile). Namen, Geburtsdatum, Telefon, Land und eine bestätigte E-Mail-Adresse sind gesperrt, sobald sie ausgefüllt sind: Schick dem Support die neuen Angaben und ein Dokument, das sie zeigt.

? Wie schließe ich mein Konto? #closing
Schreib dem Support, dass du es schließen willst; ein Grund ist nicht nötig. Ist das Spielen der Grund, sag es und für wie lange, oder nutze den [Selbstausschluss](responsible-gambling#self-exclusion).

# Ein- und Auszahlen #payments

? Meine Einzahlung ist nicht auf dem Guthaben. #deposit
Sieh in deine [Transaktionen](transactions). Solange eine Einzahlung aussteht, zahle nicht noch einmal. Ist sie nach einem Tag nicht da, schick dem Support die Referenz und ein Bild der Buchung.

? Warum kann ich nicht auszahlen? #withdrawal
Eine Auszahlung braucht eine bestätigte E-Mail-Adresse, eine erfolgreiche Einzahlung, keinen aktiven Bonus, den erfüllten Umsatz der Einzahlungen und, wo sie ansteht, eine abgeschlossene Identitätsprüfung. Die [Kasse](withdraw) sagt, was fehlt.

? Wie lange dauert eine Auszahlung? #how-long
Zuerst sehen wir sie uns an, die erste zusammen mit deinen Dokumenten. Dann kommt es auf die Zahlungsart an: Wallets und Coins sind schnell, Karten und Banken brauchen einige Werktage.

? Welche Zahlungsarten gibt es? #methods
Die [Kasse](deposit) zeigt die für dein Land und deine Währung, mit ihren Grenzen.

# Verifizierung #verification

? Was muss ich schicken? #documents
Ein Ausweisdokument, einen Nachweis der Anschrift, der nicht älter als drei Monate ist, und einen Nachweis des Zahlungsmittels: jpg, jpeg, png oder pdf, jeweils unter 25 MB. Näheres steht in der [KYC- und Erstattungsrichtlinie](kyc-refund-policy#documents).

? Wie lange dauert die Prüfung? #review
In der Regel bis zu 24 Stunden. Ein abgelehntes Dokument nennt den Grund; schick nur dieses noch einmal.

# Belohnungen #rewards

? Wann beginnen und enden Rakeback-Tage? #rakeback
Um Mitternacht in deiner eigenen Zeitzone. Abholen kannst du die Belohnung von heute und die von gestern. Der Kalender zeigt deine Zeit und UTC.

? Wann wird Cashback gezählt? #cashback
Zu jeder vollen und halben Stunde. Wie lange es noch dauert, steht auf der Seite [Cashback](cashback).

? Warum wurde mein Bonus abgelehnt? #bonus
Die Meldung nennt den Grund und, wo es etwas zu tun gibt, was. Was für alle gilt, steht in den [Bonusbedingungen](bonus-terms).

# Spiele #games

? Ein Spiel blieb mitten in der Runde stehen. #round
Die Runde endet auf dem Server des Spieleanbieters. Öffne das Spiel noch einmal oder sieh in deinen Verlauf: Dort steht das Ergebnis.

? Woran sehe ich, dass ein Spiel fair ist? #fair
Jedes Spiel zeigt seine Regeln und seine Auszahlungsquote. Ergebnisse kommen aus geprüften Zufallszahlen des Spieleanbieters; weder du noch wir können sie ändern.

# Die Kontrolle behalten #control

? Wie setze ich ein Limit oder mache eine Pause? #limits
Auf der Seite zum [verantwortungsvollen Spielen](responsible-gambling#limits), angemeldet oder nicht, mit einer Erklärung zu jedem Werkzeug. Ein Limit zu senken, wirkt sofort; es zu erhöhen, hat eine Wartezeit: {raise-wait}.

? Ich mache mir Sorgen um jemanden. #worried
Hilfsorganisationen hören auch Angehörigen und Freunden zu, kostenlos und vertraulich. Du findest sie unter [Hilfe finden](responsible-gambling#help).

# Beschwerden #complaints

Sag dem Support, was geschehen ist, wann, und mit welcher Referenz. Genügt dir die Antwort nicht, bitte um einen zweiten Blick durch jemand anderen; danach kann die Behörde, die uns die Lizenz erteilt hat, oder eine Schlichtungsstelle entscheiden. Der Weg steht in den [Geschäftsbedingungen](terms-and-conditions#complaints).

@contact
`;
