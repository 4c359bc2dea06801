export const text = `
title: Bonusbedingungen
description: Was für jeden Bonus, jedes Freispiel, jeden Rakeback-Tag und jedes Cashback bei {brand} gilt.
changed: 2026-11-02

Ein Bonus ist Geld oder ein Spin mit Bedingungen. Hier stehen die, die alle gemeinsam haben. Jedes Angebot fügt eigene hinzu, die du auf seiner Karte siehst, bevor du annimmst. Weichen sie ab, gilt das Angebot.

# Die Begriffe #words

| Begriff | Bedeutung |
| Echtgeld | was du eingezahlt und damit gewonnen hast |
| Bonusgeld | was ein Bonus hinzugefügt hat und was damit gewonnen wurde, bis der Umsatz erfüllt ist |
| Umsatz | die Summe, die gesetzt werden muss, bevor Bonusgeld zu Echtgeld wird |
| Multiplikator | wie oft der Bonusbetrag umgesetzt werden muss |
| Höchstgewinn | der größte Betrag, der aus einem Bonus zu Echtgeld werden kann |
| Ablauf | der Zeitpunkt, an dem ein nicht erfüllter Bonus endet |

# Wer einen Bonus bekommt #who

- Volljährige mit [bestätigter](verification) E-Mail-Adresse, wo das Angebot sie verlangt, in einem Land, für das das Angebot offen ist.
- Ein Bonus je Person, Haushalt, Gerät und Zahlungsmittel, wenn das Angebot nichts anderes sagt.
- Ein aktiver Bonus zur gleichen Zeit. Erfülle oder storniere ihn, bevor du einen weiteren nimmst.
- Niemand, der ausgeschlossen ist oder eine Pause macht: Ihm wird keiner angeboten.

# Die Arten #kinds

| Art | Wie sie funktioniert |
| Einzahlungsbonus | ein Prozentsatz einer Einzahlung bis zu einer Obergrenze, ab einer Mindesteinzahlung |
| Bonus ohne Einzahlung | ein Betrag oder Spins ohne Einzahlung, mit Höchstgewinn |
| Freispiele | Spins mit festem Einsatz in genannten Spielen; Gewinne zählen als Bonusgeld |
| Sofort-Cashback | ein Anteil der Nettoverluste eines Zeitraums, wenn sie die genannte Mindestsumme erreichen |

# Aktivieren #activating

Deine Boni findest du unter [Boni](bonus_history). Ein Bonus beginnt, wenn du ihn aktivierst, nie von selbst hinter deinem Rücken. Wird eine Aktivierung abgelehnt, nennt die Meldung den Grund: Die Frist nach der Registrierung ist vorbei, die Teilnehmerzahl ist erreicht, er gilt nicht an diesem Tag oder zu dieser Stunde, ein anderer Bonus ist aktiv, Freispiele sind noch offen, Einzahlungen fehlen, oder die E-Mail-Adresse ist nicht bestätigt. Mit einer Referenznummer kann der Support dir mehr sagen.

# Umsatz #wagering

1. Umzusetzen ist der Bonusbetrag mal dem Multiplikator. Der Stand steht in Zahlen auf der Karte.
2. Einsätze kommen zuerst aus Echtgeld, dann aus Bonusgeld.
3. Wenn das Angebot nichts anderes sagt, zählen Slots ganz, Live- und Tischspiele teilweise oder gar nicht. Das Angebot nennt die Anteile.
4. Solange ein Bonus aktiv ist, darf ein einzelner Einsatz die im Angebot genannte Grenze nicht übersteigen. Höhere Einsätze zählen nicht, und Gewinne daraus können zurückgenommen werden.
5. Ist der Umsatz erfüllt, wird Bonusgeld bis zum Höchstgewinn sofort zu Echtgeld.

! Ein Beispiel: Ein Bonus von 20 € mit Multiplikator 30 verlangt Einsätze von insgesamt 600 €. Bei einer Auszahlungsquote von 96 % verlierst du auf dem Weg im Durchschnitt 24 €. Ein Bonus ist ein längerer Abend, kein Verdienst.

# Einen Bonus beenden #ending

- Du kannst einen Bonus jederzeit stornieren. Bonusgeld und was damit gewonnen wurde sind dann weg; dein Echtgeld bleibt.
- Ein Bonus, der bis zu seinem Ablauf nicht erfüllt ist, endet genauso.
- Solange ein Bonus aktiv ist, ist keine Auszahlung möglich. Storniere oder erfülle ihn zuerst; die Kasse zeigt, was du verlieren würdest.

# Freispiele #free-spins

Spins gelten für die genannten Spiele und bis zum genannten Tag. Sie lassen sich nicht umtauschen. Ist ein Spiel in deinem Land nicht verfügbar, nennt der Support ein anderes oder nimmt das Angebot zurück.

# Rakeback-Kalender #rakeback

- Für jeden Tag, an dem du spielst, kommt ein Teil deiner Einsätze zurück, ob du gewonnen oder verloren hast.
- Tage beginnen und enden um Mitternacht in deiner eigenen Zeitzone. Der Kalender zeigt deine Zeit und UTC.
- Du kannst die Belohnung von heute abholen und die von gestern, bis heute zu Ende ist. Was bis dahin nicht abgeholt ist, verfällt. Wir drängen dich nicht: Countdowns lassen sich ausblenden.
- Es gilt die Uhr unseres Servers. Ein Gerät mit falscher Uhr gewinnt und verliert dadurch nichts.
- Jeder Tag wird einmal ausgezahlt, mit einem Beleg über Betrag, Tag und Referenz.

# Cashback-Zähler #cashback

- Der Zähler sammelt einen Anteil deiner Nettoverluste, also Einsätze abzüglich dessen, was sie einbrachten.
- Gezählt wird zu jeder vollen und halben Stunde. Dann beginnt die nächste halbe Stunde.
- Gewinne senken ihn, Verluste erhöhen ihn.
- Manches Cashback wird in den Rakeback-Kalender übertragen. Die Meldung sagt es, wenn es so ist.

# Freunde werben #refer

Du bekommst {referral} % als deinen Anteil für Freunde, die mit deinem Link ein Konto eröffnen und spielen. Dein Link und was gezählt wurde, stehen in deinem Profil. Schick ihn niemandem, der ihn nicht will, keinen Minderjährigen und niemandem, von dem du weißt, dass er ausgeschlossen ist. Eigene Konten und die deines Haushalts zählen nicht.

# Gutscheincodes #coupons

Ein Code gilt einmal, für die Person, der er gegeben wurde, bis zu seinem Datum. Ein falscher oder verbrauchter Code wird mit Begründung abgelehnt.

# Missbrauch #misuse

Mehrere Konten, risikoarme Einsätze auf beide Seiten einer Wette, verzögerte Runden, um Gewinne am Umsatz vorbeizubringen, und Spiel durch Software sind Missbrauch. Bei gutem Grund nehmen wir den Bonus und die damit erzielten Gewinne zurück, stellen weitere Boni ein und schließen in schweren Fällen das Konto. Deine Einzahlungen, abzüglich dessen, was wirklich verloren wurde, bleiben deine.

# Änderungen und Fehler #changes

Wir können ein Angebot für die Zukunft beenden. Ein Bonus, den du aktiviert hast, endet unter den Bedingungen, unter denen er begann. Wurde ein Bonus durch einen offensichtlichen Fehler gutgeschrieben, können wir ihn zurücknehmen; was du mit Echtgeld gewonnen hast, bleibt. Für Beschwerden gilt der Weg aus den [Geschäftsbedingungen](terms-and-conditions#complaints).
`;
